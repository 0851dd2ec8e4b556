export function EngineApiPage() {
  return <h1 tabIndex={-1}>Page</h1>;
}
