export const samples = {
  areShown:
    "Samples among the testimonials, leaders, social links and projects, and the sample certificate, are on the site.",
  areHidden: "What is still a sample is off the site. Each comes back by itself when yours is there.",
  hide: "Hide what is still a sample",
  hiding: "Hiding...",
  show: "Show the samples again",
  showing: "Showing...",
  nowHidden: "The samples are off the site",
  nowShown: "The samples are on the site again",
  failure: "Failed to switch the samples",
};
