/**
 * Lets React change texts that a browser's translator has replaced. Translators put a `<font>` in the place of each text, but React keeps the text
 * that it made: it would write to a text that nobody sees, or fail to remove it (github.com/facebook/react/issues/11538). Such a text gets its place
 * back first, and the translator then translates it again. Must be called once, before anything is rendered.
 */
export function keepTranslatedTexts(): void {
  const inPlaceOf = new WeakMap<Node, ChildNode>();
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find((it) => it?.nodeName === 'FONT');
      for (const node of font ? removedNodes : []) {
        if (node.nodeType === Node.TEXT_NODE && !node.parentNode) inPlaceOf.set(node, font as ChildNode);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  const putBack = (node: Node | null): void => {
    const font = node && !node.parentNode && inPlaceOf.get(node);
    if (!font) return;
    inPlaceOf.delete(node);
    if (font.parentNode) font.replaceWith(node);
  };
  // oxlint-disable-next-line typescript/unbound-method -- both are called with their node
  const { removeChild, insertBefore } = Node.prototype;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      putBack(this);
      this.data = text ?? '';
    },
  });
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    putBack(before);
    return insertBefore.call(this, child, before) as Child;
  };
}
