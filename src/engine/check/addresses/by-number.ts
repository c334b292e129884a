/** How other systems name a page by its number. Here, whoever follows such a link comes to the home page. */
export const BY_NUMBER = /^[^?#]*\?(?:p|page_id|pageid|pid|post|cat|id|nid|attachment_id|m)=\d+(?:[&#]|$)/i;
