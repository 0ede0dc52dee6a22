const firstFarPart = 4;
/** The step by which the last row of cards is laid out. */
const lastStep = 15;

const layOut = `(()=>{
if(!CSS.supports("content-visibility","auto"))return;
const sheet=()=>{const s=new CSSStyleSheet();document.adoptedStyleSheets.push(s);return c=>s.replaceSync(c)};
const near=sheet(),far=sheet(),bare=sheet();

bare("body{content-visibility:hidden}");
addEventListener("error",e=>{if(e.target.rel==="stylesheet")bare("")},true);
document.addEventListener("load",e=>{if(e.target.rel==="stylesheet")getComputedStyle(document.body).color},true);

const show=p=>far(p+"{content-visibility:visible!important}");
const whole=()=>show("main > *, footer");
const[way]=performance.getEntriesByType("navigation");
if(location.hash||way&&way.type!=="navigate")return whole();

let waits=true;
const wait=n=>{
if(n===${lastStep}||!waits||n>${firstFarPart}&&!document.querySelector(".after-first-view"))return near("");
const parts=n>${firstFarPart}?"":"main > :nth-child(n + "+n+"),footer,";
near("@media (width < 48rem){"+parts+".after-first-view:nth-child(n + "+Math.max(3,2*n-5)+"){content-visibility:hidden;visibility:hidden}}");
requestAnimationFrame(()=>setTimeout(()=>wait(n+1)))
};
wait(2);

const idle=window.requestIdleCallback||setTimeout;
const next=n=>{
if(n>document.querySelector("main").children.length)return whole();
show("main > :nth-child(-n + "+n+")");
idle(()=>next(n+1))
};
addEventListener("load",()=>{
setTimeout(()=>idle(()=>next(${firstFarPart})),300);
setTimeout(()=>{waits=false;near("")},3000)
})
})()`.replaceAll("\n", "");

/**
 * Lays a page out when and as far as it is needed, so that it is on the screen early and a finger never waits for long.
 *
 * - Nothing before the stylesheet is there: a touch would have the bare page laid out, for nothing. A page whose
 *   stylesheet does not come is read without it. When it comes, styling is a task of its own, before the first frame.
 * - For the first frame of a phone only the header and the first part of `main`; from then on one part a frame, then a
 *   row a frame of the cards marked `after-first-view`. The footer waits with them: while the page is short it is near,
 *   and the browser would lay it out in the first frame. What waits is invisible, too: a box that gets its content would
 *   else be taken for one that moves.
 * - What is far below, from the fourth part on and the footer, when the page is on the screen: each part in an idle
 *   moment of its own, so that every length is true before anybody goes back to a place on the page.
 *
 * Three seconds after `load` nothing near waits any more, though a page in the background has no frames.
 *
 * A page that is gone back to, loaded again or opened at a heading is laid out whole from the start. Without scripts
 * only the far parts wait, until they are come near.
 */
export function layOutLate(html: string, nonce: string): string {
  return html.replace("<head>", `<head><script nonce="${nonce}">${layOut}</script>`);
}
