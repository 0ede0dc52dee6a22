export const inWorkPath = "/admin/images/in-work";
