export function SuccessPage() {
  return <h1 tabIndex={-1}>Success</h1>;
}
