import { useState } from 'react';
import { useParams } from '@tabi/shared/router';
import { Container } from '@tabi/shared/ui';

export function Page() {
  const { line = '' } = useParams();
  const [seats, setSeats] = useState(1);
  return (
    <Container>
      <h1>To {line}</h1>
      <button type="button" onClick={() => setSeats(seats + 1)}>
        {seats} on deck
      </button>
    </Container>
  );
}
