import type { Chunk } from 'webpack';

/** What a page may need before anybody touches it: its own code. */
const early = /(^\.\/bootstrap|\.page)\.tsx$/;

export const scriptsOf = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

export const isEarly = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(
    (group) =>
      group.name?.startsWith('__federation_expose_') || group.origins.some(({ request }) => early.test(request ?? '')),
  );
