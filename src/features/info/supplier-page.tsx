export function SupplierPage() {
  return <h1 tabIndex={-1}>Page</h1>;
}
