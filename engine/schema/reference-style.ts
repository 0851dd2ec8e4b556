/** The reference's look: the shop's colours in few rules, since it stands by itself and carries no script. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(oklch(0.89 0.01 220), oklch(0.35 0.022 230));
  --soft: light-dark(oklch(0.45 0.03 230), oklch(0.76 0.02 220)); --foam: light-dark(oklch(0.965 0.012 200), oklch(0.26 0.026 230));
  --sea: light-dark(oklch(0.5 0.1 215), oklch(0.78 0.09 208)); }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: light-dark(oklch(0.24 0.03 230), oklch(0.95 0.008 210));
  background: light-dark(oklch(0.99 0.004 90), oklch(0.2 0.022 235)); }
.page { display: grid; gap: 1.5rem; max-width: 78rem; margin: 0 auto; padding: 2rem clamp(1rem, 3vw, 3rem) 5rem; }
h1, h2, h3, h4, p, ul, pre { margin: 0; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem); line-height: 1.15; }
h2 { margin-top: 2rem; font-size: 1.4rem; scroll-margin-top: 1rem; }
h3, h4 { font-size: 1rem; overflow-wrap: anywhere; scroll-margin-top: 1rem; }
h3 { font-size: 1.15rem; }
h4 b { color: var(--sea); }
main, main > section { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
article { display: grid; gap: 0.6rem; grid-template-columns: minmax(0, 1fr); padding: 1rem; border: 1px solid var(--line); border-radius: 12px; scroll-margin-top: 1rem; }
p, li { max-width: 72ch; }
.soft { color: var(--soft); }
a { color: var(--sea); }
code, pre { font: 0.875em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
h4 code { font-size: 1em; }
pre { padding: 0.75rem 1rem; border-radius: 8px; background: var(--foam); white-space: pre-wrap; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
caption { padding: 0.25rem 0; font-weight: 600; text-align: start; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { width: 38%; font-weight: 400; }
th code { font-size: 0.8125rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 0.25rem; padding: 0; list-style: none; }
nav p { margin: 0.75rem 0 0; font-weight: 700; }
nav a { display: inline-block; padding: 0.65rem 0.6rem; }
:focus-visible { outline: 3px solid light-dark(oklch(0.45 0.14 250), oklch(0.85 0.11 230)); outline-offset: 2px; border-radius: 4px; }
@media (min-width: 64rem) { .page { grid-template-columns: 15rem minmax(0, 1fr); } header { grid-column: 1 / -1; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow: auto; }
  nav ul { display: grid; } nav a { padding: 0.3rem 0.6rem; } }
`;
