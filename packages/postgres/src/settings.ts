import { z } from 'zod';

/** The variables that say which database it is. */
export const databaseEnvironment = z.object({
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'DATABASE_URL must begin with postgres://, such as postgres://user:password@host:5432/tabi.',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
});

/** A database to open. */
export type DatabaseSettings = {
  /** DATABASE_URL; undefined: the built-in server, in dataDir. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Who has it open, told to a second one that wants the same data. */
  owner: string;
};
