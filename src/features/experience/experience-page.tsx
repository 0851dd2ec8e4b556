export function ExperiencePage() {
  return <h1 tabIndex={-1}>Experience</h1>;
}
