/** Whether everything is asked for, as at night: what takes long, and what is asked of every page. */
export const everything = process.env['TEST_ALL'] === '1';
