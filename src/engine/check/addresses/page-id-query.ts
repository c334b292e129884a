/** An address that names a page by its ID, as WordPress and others do ("/?p=12"). Here it leads to the home page. */
export const PAGE_ID_QUERY = /^[^?#]*\?(?:p|page_id|pageid|pid|post|cat|id|nid|attachment_id|m)=\d+(?:[&#]|$)/i;
