import { Window } from 'happy-dom';

/** The parts of the payload that would run in a markup, in words; empty if it is only text. */
export function runningIn(html: string): string[] {
  const window = new Window({
    settings: {
      disableJavaScriptEvaluation: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
    },
  });
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    for (const { name: attribute, value: text } of element.attributes) {
      const value = text ?? '';
      if (attribute.startsWith('on') && /qz/i.test(value)) found.push(`<${name} ${attribute}=${value.slice(0, 60)}>`);
      const isAddress = /^(href|src|action|formaction|data|xlink:href|poster)$/.test(attribute);
      // React replaces such an address by one that only throws.
      const isBlocked = value.startsWith("javascript:throw new Error('React has blocked");
      if (isAddress && !isBlocked && /^\W*(javascript|vbscript|data:text)/i.test(value))
        found.push(`<${name} ${attribute}=${value.slice(0, 60)}>`);
      if (attribute === 'src' && value === 'qz') found.push(`<${name} src=qz>`);
      if (attribute === 'style' && /qz/.test(value)) found.push(`<${name} style=${value.slice(0, 60)}>`);
    }
    if (name === 'script') found.push(...ofScript(element.getAttribute('type'), element.textContent ?? ''));
    if (name === 'style' && /qzRun/.test(element.textContent ?? '')) found.push('in a style');
  }
  void window.happyDOM.close();
  return found;
}

/** A script may hold the payload as JSON only. */
function ofScript(type: string | null, text: string): string[] {
  if (!text.includes('qz')) return [];
  if (!/json/.test(type ?? '')) return [`in a script: ${text.slice(0, 80)}`];
  try {
    JSON.parse(text);
    return /<\/?script|<!--/i.test(text) ? ['a script element within JSON'] : [];
  } catch {
    return [`JSON that ends early: ${text.slice(0, 80)}`];
  }
}

/** The parts of the payload that are markup in XML; empty if it is only text. */
export function markupInXml(xml: string): string[] {
  return [/<script/i, /<img/i, /<svg/i, /onerror=qz[^&]/]
    .filter((it) => it.test(xml))
    .map((it) => `matches ${it.source}`);
}
