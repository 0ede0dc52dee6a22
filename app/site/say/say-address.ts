/** English path of the page on which a customer says a line; its query says for which enquiry. Logs have no query. */
export const sayPath = "/say";
