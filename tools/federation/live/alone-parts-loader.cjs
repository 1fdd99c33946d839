'use strict';

const text = JSON.stringify;

/** Webpack loader: writes which modules a remote that runs alone has, and the facades that the others count on. */
module.exports = function alonePartsLoader() {
  const { own, facades } = this.getOptions();
  const modules = Object.entries(own).map(([expose, file]) => `${text(expose)}: () => import(${text(file)})`);
  const doors = facades.map((request) => `() => import(${text(request)})`);
  return `export const own = { ${modules.join(', ')} };\nexport const facades = [${doors.join(', ')}];\n`;
};
