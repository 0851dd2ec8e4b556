/**
 * Takes the looks that hang on a pointer which merely rests (X1): on a touch screen the last thing touched would keep them, for the next
 * visitor to see. What they say is said by a press instead. Styles that come later are heard of when they have come.
 *
 * @returns what ends it; what was changed stays so
 */
export function disableHover(): () => void {
  const change = () => {
    for (const { cssRules } of document.styleSheets) press(cssRules);
  };
  change();
  const watcher = new MutationObserver(change);
  watcher.observe(document.head, { childList: true });
  document.head.addEventListener('load', change, { capture: true });
  return () => {
    watcher.disconnect();
    document.head.removeEventListener('load', change, { capture: true });
  };
}

function press(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
      rule.selectorText = rule.selectorText.replaceAll(':hover', ':active');
    if ('cssRules' in rule) press(rule.cssRules as CSSRuleList);
  }
}
