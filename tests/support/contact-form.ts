import { everything } from "./test-enquiries.ts";
import { publicUrl, type TestSite } from "./test-site.ts";

export const filledIn = {
  name: "Ganpatrao Shinde",
  email: "ganpatrao@shinde.example",
  phone: "९८२२० १२३४५",
  inquiry: "quote",
  message: "Container body on a Tata Ace.\r\nEight feet.",
};

type Fields = Record<string, string>;

export async function postContactForm(
  site: TestSite,
  path: string,
  fields: Fields,
  headers: Fields = {},
): Promise<Response> {
  const answer = await site.app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: publicUrl, Accept: "text/html", ...headers },
  });
  return answer.status === 303 ? site.app.request(answer.headers.get("Location") ?? "") : answer;
}

export async function storedEnquiries({ services }: TestSite) {
  const { enquiries } = await services.enquiries.list(everything, 1);
  return Promise.all(enquiries.map(({ id }) => services.enquiries.find(id)));
}

export async function shownWithoutScripts(answer: Response): Promise<string> {
  const html = await answer.text();
  return html.replace(/ data-props="[^"]*"/g, "");
}
