import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { OfferCard } from '@tulpar/ui/offer-card';
import '@tulpar/ui/styles.css';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <main>
    <Button>Deposit</Button>
    <OfferCard
      kind="money"
      status="available"
      title="First deposit"
      figure="120%"
      terms={[{ label: 'Min. deposit', value: '3 000 ₸' }]}
      action={{ label: 'Take it' }}
    />
    <Dialog open onOpenChange={() => {}} title="Limits" closeLabel="Close">
      A window
    </Dialog>
  </main>,
);
