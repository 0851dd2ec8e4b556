export function App() {
  return <h1>Landfall</h1>;
}
