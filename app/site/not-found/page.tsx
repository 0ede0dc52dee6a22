export default function P() {
  return <h1>not-found</h1>;
}
