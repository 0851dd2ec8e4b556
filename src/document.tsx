import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** What stands inside the document's root. */
export function render(): string {
  return renderToString(<App />);
}
