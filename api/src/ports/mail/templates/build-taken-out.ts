import type { Letter } from '../mail-message.ts';

type Data = { app: string; build: string; owner: string; reason: string; outcome: string };

/** To the team that owns an app, from the site that has judged one of its builds. */
export const buildTakenOut = ({ app, build, owner, reason, outcome }: Data): Letter => ({
  subject: `${app}: the build ${build} fails for visitors`,
  paragraphs: [
    `Hello ${owner},`,
    `The build ${build} of ${app} does not work for too many of those who meet it. ${reason}`,
    outcome,
  ],
  notes: ['This mail was written by the site itself, which counts what fails in browsers and on its own threads.'],
});
