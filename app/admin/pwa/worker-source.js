/*
 * Runs as the service worker of the back office, behind the lines that give it `text` and `share`. Keeps nothing that was
 * loaded; what was shared it keeps until the upload form takes it.
 */
const worker = globalThis;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { mode, method, url, referrer } = event.request;
  if (mode !== "navigate") return;
  const { pathname } = new URL(url);
  if (method === "GET") event.respondWith(fetch(event.request).catch(() => offlinePage(url)));
  // Another site's form goes on to the server, which refuses it.
  const isOurs = referrer === "" || referrer.startsWith(`${worker.location.origin}/`);
  if (method === "POST" && pathname === share.path && isOurs) event.respondWith(takeShared(event.request));
});

/** The address of the form tells how many wait for it now, and how many had no room. */
async function takeShared(request) {
  const { kept, left } = await keepShared(request).catch(() => ({ kept: 0, left: 0 }));
  const told = new URLSearchParams({ shared: kept, left });
  return Response.redirect(`${worker.location.origin}${share.form}?${told}`, 303);
}

async function keepShared(request) {
  const fields = (await request.formData()).getAll(share.field);
  const files = fields.filter((field) => field instanceof File && field.size > 0);
  const database = await openShared();
  const transaction = database.transaction(share.store, "readwrite");
  const store = transaction.objectStore(share.store);
  const sharedAt = Date.now();
  const told = { kept: 0, left: 0 };
  store.getAll().onsuccess = ({ target }) => {
    const isOld = (photograph) => sharedAt - photograph.sharedAt > share.most.age;
    for (const { id } of target.result.filter(isOld)) store.delete(id);
    const waiting = target.result.filter((photograph) => !isOld(photograph));
    let bytes = waiting.reduce((sum, { blob }) => sum + blob.size, 0);
    for (const file of files) {
      const hasRoom =
        waiting.length + told.kept < share.most.photographs && bytes + file.size <= share.most.bytes;
      told[hasRoom ? "kept" : "left"] += 1;
      if (!hasRoom) continue;
      bytes += file.size;
      store.add({ id: crypto.randomUUID(), name: file.name, blob: file, sharedAt });
    }
  };
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close());
  return told;
}

function openShared() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(share.database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(share.store, { keyPath: "id" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

worker.addEventListener("push", (event) => {
  const { title, body, url, tag, language } = event.data.json();
  const icon = "/icons/office-192.png";
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      icon,
      badge: icon,
      lang: language,
      data: { url },
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data.url));
});

async function showPage(path) {
  const url = new URL(path, worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url === url);
  return open === undefined ? worker.clients.openWindow(url) : open.focus();
}

function offlinePage(url) {
  const { language, title, retry, kept } = text;
  const shared = Number(new URL(url).searchParams.get("shared"));
  const sentence =
    shared > 0 ? (shared === 1 ? kept.one : kept.other).replace("{count}", shared) : text.sentence;
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title></head>
<body style="margin:0;padding:2rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#131a2b;background:#fffaf1">
<main><h1 style="font-size:1.5rem">${title}</h1><p>${sentence}</p>
<p><a href="" style="display:inline-block;padding:.75rem 1.25rem;border:2px solid;border-radius:10px;color:inherit;font-weight:bold">${retry}</a></p></main>
</body></html>`;
  const policy = "default-src 'none'; style-src-attr 'unsafe-inline'";
  return new Response(page, {
    status: 503,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}
