import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who does it, for the history: as they say, as git knows them, or as the machine does. */
export function actorOf(said: string | undefined): string {
  if (said) return said;
  const { stdout } = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' });
  return stdout?.trim() || process.env['USER'] || userInfo().username;
}
