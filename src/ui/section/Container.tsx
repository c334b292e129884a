/** The column that all content stands in (its width is the theme's). */
export { default as Container } from '@mui/material/Container';
