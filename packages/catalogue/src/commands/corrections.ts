import { corrections } from '../load/correction-repository.ts';
import { UsageError, type Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const idsOf = (words: string[]): number[] => {
  const wrong = words.find((word) => !/^[1-9]\d{0,8}$/.test(word));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no number of a correction.`);
  return words.map(Number);
};

export const correctionsCommand: Command = {
  usage: 'corrections [settle <number …>]',
  summary: 'Lists what readers say is wrong, the oldest first, or takes off the list what has been looked into.',
  run: ([word, ...numbers], say) =>
    withDatabase(async (pool) => {
      if (word !== undefined && word !== 'settle') throw new UsageError(`"${word}" is not known here.`);
      if (word === 'settle') {
        if (numbers.length === 0) throw new UsageError('Name the numbers of the corrections.');
        say(`${await corrections.settle(pool, idsOf(numbers), new Date())} settled.`);
        return 0;
      }
      const found = await corrections.open(pool);
      for (const { id, destination, place, message, on } of found)
        say(`${id}  ${on}  ${destination}/places.json ${place}: ${message.replace(/\s+/g, ' ')}`);
      say(`${found.length} open.`);
      return 0;
    }),
};
