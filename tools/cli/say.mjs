export const totalSteps = 5;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one numbered step and says so: at its beginning, every ten seconds while it lasts, and at its end.
 * `work` gets a function that notes how far it is.
 */
export const step = async (number, title, work) => {
  const began = Date.now();
  let note = '';
  console.log(`${number}/${totalSteps} ${title} …`);
  const ticker = setInterval(() => console.log(`    ${seconds(began)}${note && `: ${note}`}`), 10_000);
  try {
    const result = await work((text) => (note = text));
    console.log(`    ${result ?? 'done'} (${seconds(began)})`);
  } finally {
    clearInterval(ticker);
  }
};
