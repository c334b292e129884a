/** The column of all content, as wide as the theme says. */
export { default as Container } from '@mui/material/Container';
