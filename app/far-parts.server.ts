const firstFarPart = 4;

const layOut = `(()=>{if(!CSS.supports("content-visibility","auto"))return;const s=new CSSStyleSheet();document.adoptedStyleSheets.push(s);const show=p=>s.replaceSync(p+"{content-visibility:visible!important}"),whole=()=>show("main > *, footer");const[way]=performance.getEntriesByType("navigation");if(location.hash||way&&way.type!=="navigate")return whole();const idle=window.requestIdleCallback||setTimeout;const next=n=>{if(n>document.querySelector("main").children.length)return whole();show("main > :nth-child(-n + "+n+")");idle(()=>next(n+1))};addEventListener("load",()=>setTimeout(()=>idle(()=>next(${firstFarPart})),300))})()`;

/**
 * On a phone the stylesheet leaves what is far below the first view out of the first layout: from the fourth part of
 * `main` on, and the footer. Once the page is on the screen each part is laid out in an idle moment of its own, so that
 * every length is true before anybody goes back to a place on the page. A page that is gone back to, loaded again or
 * opened at a heading is laid out whole from the start. Without scripts a part is laid out when it is come near.
 */
export function layOutFarPartsLate(html: string, nonce: string): string {
  return html.replace("<head>", `<head><script nonce="${nonce}">${layOut}</script>`);
}
