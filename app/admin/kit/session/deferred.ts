export function createDeferred<Value>() {
  let resolve = (_value: Value) => {};
  let reject = (_reason: unknown) => {};
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
