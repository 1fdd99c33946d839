import postcss, { type AtRule, type Plugin, type Rule } from 'postcss';

const isHover = (selector: string) => selector.includes(':hover');

function isForHoverAlone({ parent }: Rule | AtRule): boolean {
  if (parent?.type !== 'atrule') return false;
  const own = parent as AtRule;
  return own.params.includes('hover: hover') || isForHoverAlone(own);
}

/** After a tap a finger has no pointer that could go away: what a style shows under one would stay. */
function keepFromFingers(rule: Rule): void {
  const [hovered, others] = [rule.selectors.filter(isHover), rule.selectors.filter((one) => !isHover(one))];
  if (hovered.length === 0 || isForHoverAlone(rule)) return;
  const media = postcss.atRule({ name: 'media', params: '(hover: hover)', source: rule.source });
  media.append(rule.clone({ selectors: hovered }));
  rule.after(media);
  if (others.length > 0) rule.selectors = others;
  else rule.remove();
}

/** Every style of a stylesheet that goes by `:hover` is for those alone who have a pointer, wherever it is written. */
export const hoverStyles: Plugin = {
  postcssPlugin: 'hover-styles',
  Once(sheet) {
    sheet.walkRules(keepFromFingers);
  },
};
