export function CookiePolicyPage() {
  return <h1 tabIndex={-1}>Page</h1>;
}
