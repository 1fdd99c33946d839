const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Numbered steps for a person at the terminal. `step(title, work)` says so at the step's beginning, every ten seconds
 * while it lasts, and at its end; `work` gets a function that notes how far it is, and answers what came of it.
 */
export const numbered = (total) => {
  let number = 0;
  return async (title, work) => {
    const began = Date.now();
    let note = '';
    number += 1;
    console.log(`${number}/${total} ${title} …`);
    const ticker = setInterval(() => console.log(`    ${seconds(began)}${note && `: ${note}`}`), 10_000);
    try {
      const told = await work((text) => (note = text));
      console.log(`    ${told ?? 'done'} (${seconds(began)})`);
    } finally {
      clearInterval(ticker);
    }
  };
};
