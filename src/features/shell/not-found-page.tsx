export function NotFoundPage() {
  return <h1 tabIndex={-1}>Page</h1>;
}
