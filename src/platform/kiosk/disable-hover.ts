/**
 * Turns `:hover` rules into `:active` rules (X1): on a touch screen the last thing touched keeps its hover, and the next visitor would see
 * it. Style sheets that load later are changed too.
 *
 * @returns stops watching; changed rules stay changed
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
