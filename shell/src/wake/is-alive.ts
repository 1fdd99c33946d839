/** Whether React has brought this part of the server's page to life: it marks what it has. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
