export type Progress = {
  /** Says that a part of the start begins, runs it, and says what came of it: the words it returns. */
  step: (title: string, work: () => Promise<string | void>) => Promise<void>;
  running: (address: string) => void;
};
type Write = (line: string) => void;

/**
 * For a person at the terminal: numbered lines that go on where the launcher stopped (`steps` is `3/5`: the first
 * number to use, and the last).
 */
export const numberedProgress = (steps: string, write: Write): Progress => {
  const [first = 1, total = first] = steps.split('/').map(Number);
  let number = first;
  return {
    step: async (title, work) => {
      const began = Date.now();
      write(`${number}/${total} ${title} …`);
      number += 1;
      const told = await work();
      write(`    ${told ?? 'done'} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    },
    running: (address) => write(`Tabi is running at ${address}`),
  };
};

/** For a service: the same as lines of its log. */
export const loggedProgress = (write: Write): Progress => ({
  step: async (title, work) => {
    const began = Date.now();
    const told = await work();
    write(`${title}: ${told ?? 'done'} in ${Date.now() - began} ms`);
  },
  running: (address) => write(`Tabi is running at ${address}`),
});
