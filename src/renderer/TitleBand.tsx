import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Container } from '../ui/section/Container.tsx';

const Band = styled('div')({ paddingBlock: '8.5rem 3.5rem' });

/** The dark band with a page's title, for pages and screens without a hero. */
export function TitleBand({ title }: { title: string }) {
  return (
    <Band className="tone-dark">
      <Container>
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
      </Container>
    </Band>
  );
}
