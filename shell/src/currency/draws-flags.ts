/**
 * Whether the system has flags: two letters that it draws as one are narrower than each by itself, put together. Measured
 * beside the page: an element in it would have the whole page laid out at once.
 */
export function drawsFlags(): boolean {
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) return false;
  const widthOf = (text: string) => ruler.measureText(text).width;
  return widthOf('🇯🇵') < (widthOf('🇯') + widthOf('🇵')) * 0.8;
}
