/* Runs as the service worker of the back office, behind the line that gives it `text`. Keeps nothing that was loaded. */
const worker = globalThis;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode !== "navigate" || method !== "GET") return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});

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

function offlinePage() {
  const { language, title, sentence, retry } = text;
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
