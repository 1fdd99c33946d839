/** Whether the system has flags: two letters that it draws as one are narrower than each by itself, put together. */
export function drawsFlags(): boolean {
  const ruler = document.createElement('span');
  ruler.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap';
  document.body.append(ruler);
  const widthOf = (text: string) => {
    ruler.textContent = text;
    return ruler.getBoundingClientRect().width;
  };
  const narrower = widthOf('🇯🇵') < (widthOf('🇯') + widthOf('🇵')) * 0.8;
  ruler.remove();
  return narrower;
}
